import type { AuditLogView } from './view.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField } from '../ui/field.tsx';
import { Pager } from '../ui/pager.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Time } from '../ui/time.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';

const COLUMNS = { time: 'When', name: 'Who', sentence: 'What', reference: 'Reference' };

export const auditLog: Screen<AuditLogView> = {
  title: () => 'Audit log',
  draw: ({ lines, actors, actor, newest, older }) => (
    <>
      <ScreenHead heading="Audit log">
        Who did what, newest first. Entries cannot be edited or deleted.
      </ScreenHead>
      <form className="row filter" method="get" action="/audit-log">
        <SelectField
          name="actor"
          label="Who"
          value={actor}
          none="Everyone"
          options={actors.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Submit label="Show" look="small quiet" />
      </form>
      {lines.length === 0 ? (
        <EmptyState heading="Nothing yet">Actions at the desk and by command are listed here.</EmptyState>
      ) : (
        <DataTable
          caption="Actions, newest first"
          columns={COLUMNS}
          rows={lines.map(({ id, time, name, sentence, reference }) => ({
            key: id,
            cells: {
              time: <Time value={time} />,
              name,
              sentence,
              reference: <span className="reference">{reference || '–'}</span>,
            },
          }))}
        />
      )}
      <Pager newest={newest} older={older} />
    </>
  ),
};
