import type { Command } from 'commander';
import { eraseTestimonial, testimonial } from '../../server/services/catalogue/testimonial.ts';
import { requireThing } from '../../server/services/catalogue/versions.ts';
import { addVerb, withSystem } from '../command.ts';
import { confirm } from '../confirm.ts';
import { addThing } from '../thing-commands.ts';

export function addTestimonials(program: Command): void {
  addVerb(
    addThing(program, testimonial),
    'erase <id>',
    'delete a testimonial and its consent permanently',
    'erase testimonial-k3m7pq',
  )
    .option('--yes', 'skip the confirmation')
    .action(
      withSystem(async (deps, output, id, options) => {
        const { value } = await requireThing(deps, testimonial, id);
        await confirm(`This deletes the testimonial of ${value.name} and their consent.`, options);
        await eraseTestimonial(deps, id);
        await output.object({ erased: id });
      }),
    );
}
