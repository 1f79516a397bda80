import type { TodayView } from '../../contracts/desk/today-view.ts';
import { ScreenHead } from '../ui/screen-head.tsx';
import type { Screen } from './screen.ts';

export const today: Screen<TodayView> = {
  title: () => 'Today',
  draw: ({ name, enquiries, applications, unsentMails, openings }) => (
    <>
      <ScreenHead heading="Today">{`You are signed in as ${name}.`}</ScreenHead>
      <dl className="counts">
        <Count label="Enquiries" value={enquiries} />
        <Count label="Applications" value={applications} />
        <Count label="Openings" value={openings} />
        <Count label="Mails not sent yet" value={unsentMails} />
      </dl>
    </>
  ),
};

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value.toLocaleString('en-IN')}</dd>
    </div>
  );
}
