import { wishInWords } from '../../contracts/subscription.ts';
import { PostButton } from '../ui/post-button.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import type { Screen } from '../ui/screen.ts';
import { Tabs } from '../ui/tabs.tsx';
import { Time } from '../ui/time.tsx';
import type { SubscribersView } from './subscriber-routes.ts';

export const subscribers: Screen<SubscribersView> = {
  title: () => 'Date alerts',
  draw: ({ courses, course, subscribers: list }) => (
    <>
      <BackLink href="/batches">Batches</BackLink>
      <ScreenHead heading="Date alerts">
        Subscribers asked on the site for new dates. Each gets one email when a suitable batch opens, half a
        minute after you publish it, and can unsubscribe with one click.
      </ScreenHead>
      {course ? (
        <>
          <Tabs
            label="Courses"
            tabs={courses.map((one) => ({
              path: `/batches/subscribers?course=${encodeURIComponent(one.course)}`,
              label: `${one.courseTitle} (${one.confirmed})`,
              isCurrent: one === course,
            }))}
          />
          <p className="muted">
            {peopleAreTold(course.confirmed)}
            {course.unconfirmed > 0 &&
              ` ${course.unconfirmed} ${course.unconfirmed === 1 ? 'has' : 'have'} yet to confirm the address.`}
          </p>
          <DataTable
            caption={`Date alerts of ${course.courseTitle}`}
            columns={{ name: 'Name', email: 'Email', wish: 'Wants', asked: 'Asked', remove: 'Delete' }}
            rows={list.map((row) => ({
              key: row.reference,
              cells: {
                name: (
                  <div>
                    {row.name}
                    <span className="cell-note reference">{row.reference}</span>
                  </div>
                ),
                email: (
                  <div>
                    {row.email}
                    {row.confirmed === null && <span className="cell-note">Not confirmed yet</span>}
                  </div>
                ),
                wish: wishInWords(row) || 'any batch',
                asked: <Time value={row.asked} />,
                remove: (
                  <PostButton
                    action={`/batches/subscribers/${row.reference}/remove`}
                    label="Delete…"
                    fullLabel={`Delete the date alert of ${row.name}`}
                  />
                ),
              },
            }))}
          />
        </>
      ) : (
        <EmptyState heading="No subscribers">The form is on each course page.</EmptyState>
      )}
    </>
  ),
};

function peopleAreTold(count: number): string {
  if (count === 0) return 'Nobody gets an email yet.';
  return count === 1
    ? 'One person gets an email when a batch opens.'
    : `${count} people get an email when a batch opens.`;
}
