import { ActLink } from '../ui/act-link.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { SiteTabs } from '../ui/site-tabs.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Time } from '../ui/time.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';
import type { Screen } from '../ui/screen.ts';
import type { Cell, ThingsView } from './view.ts';

type Group = ThingsView['groups'][number];

/** The list of things of one kind. */
export const things: Screen<ThingsView> = {
  title: ({ heading }) => heading,
  draw: ({ path, hasTabs, heading, intro, columns, newOne, groups }) => (
    <>
      <ScreenHead
        heading={heading}
        actions={newOne && <ActLink href={newOne.path} label={newOne.label} letter="n" isMain />}
      >
        {intro}
      </ScreenHead>
      {hasTabs && <SiteTabs current={path} />}
      {groups.map((group) => (
        <Part key={group.title ?? ''} group={group} caption={group.title ?? heading} columns={columns} />
      ))}
    </>
  ),
};

function Part({
  group: { title, rows, empty },
  caption,
  columns,
}: {
  group: Group;
  caption: string;
  columns: Record<string, string>;
}) {
  const table = (
    <DataTable caption={caption} columns={columns} rows={rows.map((row) => rowOf(row, columns))} />
  );
  if (rows.length === 0) return empty && <EmptyState heading={empty.heading}>{empty.text}</EmptyState>;
  if (title === undefined) return table;
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className="list-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {table}
    </section>
  );
}

function rowOf({ id, path, mark, cells, changed }: Group['rows'][number], columns: Record<string, string>) {
  const [first = ''] = Object.keys(columns);
  const cellOf = (name: string) => {
    const typed = cells[name] ?? '';
    const cell = typeof typed === 'string' ? { text: typed } : typed;
    return name === first ? <First cell={cell} path={path} mark={mark} /> : <Plain {...cell} />;
  };
  return {
    key: id,
    cells: {
      ...Object.fromEntries(Object.keys(columns).map((name) => [name, cellOf(name)])),
      changed: changed ? (
        <div>
          <Time value={changed.time} />
          <span className="cell-note">{changed.name}</span>
        </div>
      ) : (
        'Never'
      ),
    },
  };
}

function First({
  cell: { text, notes },
  path,
  mark,
}: {
  cell: Cell;
  path: string;
  mark: Group['rows'][number]['mark'];
}) {
  return (
    <div>
      <TextLink look="row" href={path} data-item="" label={text} />
      <Notes notes={notes} />
      <span className="cell-note">
        <ToneMark {...mark} />
      </span>
    </div>
  );
}

function Plain({ text, notes }: Cell) {
  if (!notes?.length) return text;
  return (
    <div>
      {text}
      <Notes notes={notes} />
    </div>
  );
}

function Notes({ notes }: Pick<Cell, 'notes'>) {
  return notes?.map((note) => (
    <span key={note} className="cell-note">
      {note}
    </span>
  ));
}
