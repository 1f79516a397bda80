import { DataTable } from '../ui/data-table.tsx';
import { ActLink } from '../ui/act-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { SiteTabs } from '../ui/site-tabs.tsx';
import { Time } from '../ui/time.tsx';
import type { Screen } from '../ui/screen.ts';
import { TestimonialStateMark } from './testimonial-state-mark.tsx';
import type { TestimonialLine, TestimonialsView } from './view.ts';
import { TextLink } from '../ui/text-link.tsx';

const COLUMNS = { who: 'Who', message: 'What they said', consent: 'Consent', changed: 'Last changed' };

export const testimonials: Screen<TestimonialsView> = {
  title: () => 'Testimonials',
  draw: ({ lines }) => (
    <>
      <ScreenHead
        heading="Testimonials"
        actions={<ActLink href="/site/testimonials/new" label="New testimonial" letter="n" isMain />}
      >
        What trainees said, on the page of all courses. Nobody is quoted who has not agreed to it.
      </ScreenHead>
      <SiteTabs current="/site/testimonials" />
      {lines.length === 0 ? (
        <EmptyState heading="Nobody is quoted yet">
          The first one that you publish takes the place of the sample texts.
        </EmptyState>
      ) : (
        <DataTable caption="Testimonials" columns={COLUMNS} rows={lines.map(rowOf)} />
      )}
    </>
  ),
};

function rowOf({ id, state, name, role, message, consent, until, changed }: TestimonialLine) {
  return {
    key: id,
    cells: {
      who: (
        <div>
          <TextLink look="row" href={`/site/testimonials/${id}`} data-item="" label={name} />
          <span className="cell-note">{role}</span>
          <span className="cell-note">
            <TestimonialStateMark state={state} />
          </span>
        </div>
      ),
      message,
      consent: (
        <div>
          {consent || 'None yet'}
          {until && <span className="cell-note">until {until}</span>}
        </div>
      ),
      changed: (
        <div>
          <Time value={changed.time} />
          <span className="cell-note">{changed.name}</span>
        </div>
      ),
    },
  };
}
