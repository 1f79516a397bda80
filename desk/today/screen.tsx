import type { SubmissionLine } from '../inbox/submission-line.ts';
import type { Problem, TodayList, TodayView } from './view.ts';
import { Age } from '../ui/age.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Day } from '../ui/day.tsx';
import { DueMark } from '../ui/due-mark.tsx';
import { NotDeliveredMark } from '../ui/not-delivered-mark.tsx';
import { RepliedMark } from '../ui/replied-mark.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { LISTS } from '../ui/submission-lists.ts';
import { Time } from '../ui/time.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const today: Screen<TodayView> = {
  title: () => 'Today',
  draw: (view) => {
    const { due, replied, received, waiting, problems, now } = view;
    const hasDue = due.some(({ rows }) => rows.length > 0);
    const hasReplied = replied.some(({ rows }) => rows.length > 0);
    const isQuiet =
      [...due, ...replied, ...received, ...waiting].every(({ rows }) => rows.length === 0) &&
      view.interviews.length === 0 &&
      problems.length === 0;
    return (
      <div data-news={now}>
        <ScreenHead heading="Today" actions={<MarkSeen {...view} />} />
        {isQuiet && !view.classes && (
          <EmptyState heading="A quiet day">Nothing new, nothing waiting and no problems.</EmptyState>
        )}
        {view.classes && <Classes classes={view.classes} />}
        {(hasDue || hasReplied) && (
          <div className="today-lists">
            {hasDue && (
              <Lists
                heading="Due today"
                lists={due.filter(({ rows }) => rows.length > 0)}
                now={now}
                empty={{ enquiry: '', application: '' }}
              />
            )}
            {hasReplied && (
              <Lists
                heading="They replied"
                lists={replied.filter(({ rows }) => rows.length > 0)}
                now={now}
                empty={{ enquiry: '', application: '' }}
              />
            )}
          </div>
        )}
        <Interviews interviews={view.interviews} />
        <Problems problems={problems} />
        {!isQuiet && (
          <div className="today-lists">
            {waiting.length > 0 && (
              <Lists
                heading="Waiting longest"
                lists={waiting}
                now={now}
                empty={{
                  enquiry: 'No other enquiry is waiting.',
                  application: 'No other application is waiting.',
                }}
              />
            )}
            {received.length > 0 && (
              <Lists
                heading={view.hasSeenNews ? 'New since your last visit' : 'New in the last 24 hours'}
                lists={received}
                now={now}
                empty={{ enquiry: 'No enquiry.', application: 'No application.' }}
              />
            )}
          </div>
        )}
      </div>
    );
  },
};

function MarkSeen({ received, since, hasSeenNews, canMarkSeen }: TodayView) {
  if (received.length === 0 || !canMarkSeen) return null;
  return (
    <form method="post" action="/looked" className="row mark-seen">
      {hasSeenNews && (
        <p className="muted">
          New since <Time value={since} />
        </p>
      )}
      <Submit label="Mark all as seen" look="small quiet" />
    </form>
  );
}

/** Interviews with time, applicant, place and interviewers. */
function Interviews({ interviews }: Pick<TodayView, 'interviews'>) {
  if (interviews.length === 0) return null;
  return (
    <section className="today-meetings" aria-labelledby="interviews-heading">
      <h2 id="interviews-heading">Interviews, next 7 days</h2>
      <ul>
        {interviews.map(({ reference, href, name, start, minutes, place, interviewers, isOwn }) => (
          <li key={reference}>
            <Time value={start} />{' '}
            <a href={href} data-item>
              {name}
            </a>
            <p className="muted">
              {`${minutes} minutes, ${place}, with ${interviewers.join(', ')}`}
              {isOwn && ' (yours)'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A trainer's classes: when, which batch and where. */
function Classes({ classes }: { classes: NonNullable<TodayView['classes']> }) {
  if (classes.length === 0)
    return (
      <EmptyState heading="No class is planned for you">
        The office names the trainer of a batch. Your next classes are then listed here.
      </EmptyState>
    );
  return (
    <section className="today-meetings" aria-labelledby="classes-heading">
      <h2 id="classes-heading">Your next classes</h2>
      {!classes.some(({ isToday }) => isToday) && <p className="muted">No class today.</p>}
      <ul>
        {classes.map(({ batch, name, day, from, to, where, isToday }) => (
          <li key={batch}>
            <Day value={day} />
            {isToday && ' (today)'}{' '}
            <a href={`/batches/${batch}`} data-item>
              {name}
            </a>
            <p className="muted">{[from && `${from}–${to}`, where].filter(Boolean).join(', ')}</p>
            {isToday && (
              <p>
                <TextLink
                  href={`/batches/${batch}/attendance?from=${day}&mark=${day}`}
                  label="Record attendance"
                />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Problems({ problems }: { problems: Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <section className="problems" aria-labelledby="problems-heading">
      <h2 id="problems-heading">Problems</h2>
      <ul>
        {problems.map(({ sentence, link }) => (
          <li key={sentence} className="row">
            <p>{sentence}</p>
            {link && (
              <a className="button ghost small" href={link.path}>
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Marks({ due, owner, isUndelivered, isReplied }: SubmissionLine) {
  if (!due && !owner && !isUndelivered && !isReplied) return null;
  return (
    <p className="row today-marks">
      {isReplied && <RepliedMark />}
      {isUndelivered && <NotDeliveredMark />}
      {due && <DueMark {...due} />}
      {owner && <span className="muted">Owner: {owner}</span>}
    </p>
  );
}

interface ListsProps {
  heading: string;
  lists: TodayList[];
  now: string;
  empty: Record<TodayList['kind'], string>;
}

function Lists({ heading, lists, now, empty }: ListsProps) {
  return (
    <section>
      <h2>{heading}</h2>
      {lists.map(({ kind, rows, more }) => (
        <div className="today-list" key={kind}>
          <h3>{LISTS[kind].label}</h3>
          {rows.length === 0 ? (
            <p className="muted">{empty[kind]}</p>
          ) : (
            <ul>
              {rows.map((row) => (
                <li key={row.reference}>
                  <a href={row.href} data-item>
                    {row.name}
                  </a>
                  <StateMark state={row.state} />
                  <Age value={row.received} now={now} />
                  <Marks {...row} />
                  {row.about && <p className="excerpt">{row.about}</p>}
                </li>
              ))}
            </ul>
          )}
          {more && <TextLink href={more} label={`All ${LISTS[kind].label.toLowerCase()}`} />}
        </div>
      ))}
    </section>
  );
}
