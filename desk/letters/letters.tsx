import { DataTable } from '../ui/data-table.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { SiteTabs } from '../ui/site-tabs.tsx';
import { Time } from '../ui/time.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';
import type { Screen } from '../ui/screen.ts';
import type { LettersView } from './view.ts';
import { TextLink } from '../ui/text-link.tsx';

const HEADINGS = { enquiry: 'About enquiries', application: 'About applications' };
const COLUMNS = { letter: 'Letter', subject: 'Subject', words: 'Words' };

export const letters: Screen<LettersView> = {
  title: () => 'Letters',
  draw: ({ groups }) => (
    <>
      <ScreenHead heading="Letters">
        What an answer begins with. Whoever writes one still sees and changes it before it leaves.
      </ScreenHead>
      <SiteTabs current="/site/letters" />
      {groups.map(({ about, letters: ofKind }) => (
        <section key={about} className="list-part" aria-labelledby={about}>
          <h2 id={about}>{HEADINGS[about]}</h2>
          <DataTable caption={HEADINGS[about]} columns={COLUMNS} rows={ofKind.map(rowOf)} />
        </section>
      ))}
    </>
  ),
};

function rowOf({ id, label, subject, isChanged, changed }: LettersView['groups'][number]['letters'][number]) {
  return {
    key: id,
    cells: {
      letter: <TextLink look="row" href={`/site/letters/${id}`} data-item="" label={label} />,
      subject,
      words: isChanged ? (
        <div>
          <ToneMark text="Changed" tone="good" />
          {changed && (
            <span className="cell-note">
              <Time value={changed.time} /> by {changed.name}
            </span>
          )}
        </div>
      ) : (
        'The original ones'
      ),
    },
  };
}
