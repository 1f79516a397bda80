import { company } from '../../content/company.ts';
import { type Batch, describeBatch } from '../../contracts/batch.ts';
import { askForSeat } from '../../contracts/enquiry-subject.ts';
import { batchCalendarPath, coursePath } from '../../contracts/paths.ts';
import { BatchEntry } from '../ui/batch-entry.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';

interface BatchListProps {
  batches: Batch[];
  /** Addresses of courses that have a page. Undefined on the page of one course, where batches show only their days. */
  linked?: ReadonlySet<string>;
}

/** Batches by first day, each with a form for a seat. */
export function BatchList({ batches, linked }: BatchListProps) {
  return (
    <ul className="batch-list">
      {batches.map((batch) => (
        <li key={batch.id} id={batch.id}>
          <Entry batch={batch} linked={linked} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ batch, linked }: { batch: Batch; linked: BatchListProps['linked'] }) {
  const { dates, ...lines } = describeBatch(batch, company.region);
  const path = coursePath(batch.course);
  const course = linked?.has(path) ? <a href={path}>{batch.courseTitle}</a> : batch.courseTitle;
  return (
    <BatchEntry
      heading={linked ? course : dates}
      dates={linked && dates}
      {...lines}
      action={
        <>
          <ButtonLink to={askForSeat(batch)} look="ghost">
            {batch.state === 'full' ? 'Ask for a free place' : 'Ask for a seat'}
          </ButtonLink>
          <TextLink to={batchCalendarPath(batch.id)}>Add to calendar</TextLink>
        </>
      }
    />
  );
}
