import { type FactKind, OFFICE_THINGS } from '../../../domain/things.ts';
import type { Act } from '../audit-log/acts.ts';
import { randomCharacters } from '../submissions/reference.ts';
import { factRecords, type FactState } from './fact-records.ts';
import type { Making, Thing, Values } from './thing.ts';

type Step = 'made' | 'edited' | 'published' | 'withdrawn' | 'undone';
/** Kinds of things that have an action in the audit log for each step. */
type DraftedKind = { [Kind in FactKind]: `${Kind}.${Step}` extends Act ? Kind : never }[FactKind];

/** Shared parts of things that can be drafted, published on the site, unpublished, and published again. */
export function drafted<Name extends string, Shown extends string>(
  kind: DraftedKind,
  done: string,
  /** States shown for a published thing. */
  onSite: readonly Shown[],
  help: Record<'publish' | 'withdraw', string>,
) {
  const thing: Pick<
    Thing<Name, FactState, Shown | 'draft' | 'withdrawn'>,
    'kind' | 'name' | 'noun' | 'records' | 'origin' | 'edited' | 'acts'
  > = {
    kind,
    name: kind,
    noun: OFFICE_THINGS[kind].noun,
    records: factRecords<Values<Name>>(kind),
    origin: 'draft',
    edited: ({ state }) => ({ state, audit: `${kind}.edited` }),
    acts: {
      publish: {
        label: 'Publish',
        from: ['draft', 'withdrawn'],
        change: () => ({ state: 'published' }),
        isChecked: true,
        audit: `${kind}.published`,
        done,
        help: help.publish,
      },
      withdraw: {
        label: 'Unpublish',
        from: onSite,
        change: () => ({ state: 'withdrawn' }),
        audit: `${kind}.withdrawn`,
        done: `The ${kind} is no longer on the site.`,
        help: help.withdraw,
      },
    },
  };
  const making: Pick<Making<Name, FactState>, 'newId' | 'published' | 'draft'> = {
    newId: () => `${kind}-${randomCharacters(6).toLowerCase()}`,
    published: { state: 'published', audit: `${kind}.published`, done: () => done },
    draft: { state: 'draft', audit: `${kind}.made`, done: `The ${kind} is kept as a draft.` },
  };
  return { thing, making };
}
