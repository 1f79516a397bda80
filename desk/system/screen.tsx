import type { SystemCheck } from './system-check.ts';
import type { SystemView } from './view.ts';
import { plural } from '../../contracts/plural.ts';
import { amount } from '../ui/counted-rows.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Fact } from '../ui/fact.tsx';
import { PostButton } from '../ui/post-button.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Time } from '../ui/time.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';
import type { Screen } from '../ui/screen.ts';
import { TextLink } from '../ui/text-link.tsx';

export const system: Screen<SystemView> = {
  title: () => 'System',
  draw: ({ check, backups, webhook }) => (
    <>
      <ScreenHead heading="System">Health of the site, for whoever runs it.</ScreenHead>
      <div className="stack">
        <Backups {...backups} />
        <Check {...check} />
        <Webhook webhook={webhook} />
      </div>
    </>
  ),
};

function Backups({ folder, ...backups }: SystemView['backups']) {
  return folder === undefined ? (
    <BackupsElsewhere {...backups} />
  ) : (
    <OwnBackups folder={folder} {...backups} />
  );
}

/** Text for an installation of several servers without disks, where a scheduled job makes and sends the backups. */
function BackupsElsewhere({ last, operatorCommand }: Omit<SystemView['backups'], 'folder'>) {
  return (
    <section aria-labelledby="backups-heading">
      <div className="row section-row">
        <h2 id="backups-heading">Backups</h2>
      </div>
      <dl className="facts system-facts">
        <Fact label="Last backup">{last === undefined ? 'None yet' : <Time value={last} />}</Fact>
        <Fact label="Where">
          Not here, because the servers store nothing on a disk. A job runs{' '}
          <code>{operatorCommand} data backup --to s3://…</code> each night; <code>data verify</code> checks
          whether one can be restored.
        </Fact>
      </dl>
    </section>
  );
}

type OwnBackupsProps = SystemView['backups'] & { folder: string };

function OwnBackups({ at, folder, run, kept, lastByCommand }: OwnBackupsProps) {
  const good = run?.good;
  const isComing = run?.state === 'asked' || run?.state === 'running';
  return (
    <section aria-labelledby="backups-heading">
      <div className="row section-row">
        <h2 id="backups-heading">Backups</h2>
        {!isComing && <PostButton action="/system/backups" label="Back up now" />}
      </div>
      <dl className="facts system-facts">
        <Fact label="Last verified">
          {good ? (
            <>
              <Time value={good.made} />: {amount(good.rows, 'row')} and {amount(good.resumes, 'resume')},{' '}
              {megabytes(good.bytes)}. It was restored into a scratch place and read back in{' '}
              {amount(good.seconds, 'second')}.
            </>
          ) : (
            'None yet'
          )}
        </Fact>
        {lastByCommand && (
          <Fact label="Last by command">
            <Time value={lastByCommand} />. It was not verified here and is not in the list below.
          </Fact>
        )}
        {good && good.withoutResume.length > 0 && (
          <Fact label="Missing in this backup">
            The resumes of {good.withoutResume.join(', ')}: they are no longer in the store. Older backups may
            contain them, so no backup is deleted.
          </Fact>
        )}
        {run?.state === 'failed' && (
          <Fact label="Now">
            <ToneMark tone="bad" text="Failed" /> <Time value={run.at} />
            <p className="reason">
              {run.reason}{' '}
              {at === undefined
                ? 'The server does not try again.'
                : 'The server tries again every half hour.'}
            </p>
          </Fact>
        )}
        {isComing && (
          <Fact label="Now">
            <ToneMark
              tone="waiting"
              text={run.state === 'asked' ? 'Starts within a minute' : 'In progress'}
            />
          </Fact>
        )}
        <Fact label="When">
          {at === undefined ? 'Only when started here or by a command' : `Every night at ${at}`}; good ones of
          the last 14 days are kept, and the newest
        </Fact>
        <Fact label="Where">
          On the server’s own disk, in <code>{folder}</code>
          {good && ` of ${good.server}`}. A fire or a theft would take both, so keep an encrypted copy
          elsewhere.
        </Fact>
      </dl>
      {kept.length > 0 && (
        <DataTable
          caption="Verified backups, newest first"
          columns={{ made: 'Made', size: 'Size', copy: 'Encrypted copy' }}
          rows={kept.map(({ name, made, bytes }) => ({
            key: name,
            cells: {
              made: <Time value={made} />,
              size: megabytes(bytes),
              copy: <TextLink href={`/system/backups/copy?name=${name}`} label="Download" />,
            },
          }))}
        />
      )}
    </section>
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function Webhook({ webhook }: Pick<SystemView, 'webhook'>) {
  return (
    <section aria-labelledby="webhook-heading">
      <div className="row section-row">
        <h2 id="webhook-heading">Other programs</h2>
        {webhook && (
          <div className="row acts">
            {webhook.waiting + webhook.failed > 0 && (
              <PostButton action="/system/webhook/retry" label="Try again now" />
            )}
            <PostButton action="/system/webhook/test" label="Send a test" />
          </div>
        )}
      </div>
      {webhook ? (
        <dl className="facts system-facts">
          <Fact label="Events">
            {webhook.host}, of {webhook.subjects.map((subject) => SUBJECTS[subject]).join(', ')}
          </Fact>
          <Fact label="Sent with each event">
            {webhook.hasRecords
              ? 'The whole record, with names and addresses'
              : 'Only the reference, nothing personal'}
          </Fact>
          <Fact label="State">
            {webhook.failing ? (
              <>
                <ToneMark tone="bad" text="Not accepting events" /> since{' '}
                <Time value={webhook.failing.since} />.<p className="reason">{webhook.failing.reason}</p>
              </>
            ) : webhook.taken ? (
              <ToneMark tone="good" text="Accepting events" />
            ) : (
              'Nothing has been sent yet'
            )}
          </Fact>
          {webhook.taken && (
            <Fact label="Last accepted">
              <Time value={webhook.taken} />
            </Fact>
          )}
          {webhook.waiting + webhook.failed > 0 && (
            <Fact label="Not accepted yet">
              {webhook.waiting + webhook.failed}
              {webhook.failed > 0 &&
                `, of which ${plural(webhook.failed, 'was', 'were')} not accepted for four days`}
              {webhook.oldest && (
                <>
                  . The oldest has waited since <Time value={webhook.oldest} />
                </>
              )}
            </Fact>
          )}
        </dl>
      ) : (
        <p className="muted">
          No webhook is set up. Whoever runs the server can connect a CRM or a chat tool.
        </p>
      )}
    </section>
  );
}

const SUBJECTS = {
  enquiry: 'enquiries',
  application: 'applications',
  certificate: 'certificates',
  subscriber: 'date alerts',
  batch: 'batches',
} as const;

function Check({ at, findings }: SystemCheck) {
  return (
    <section className="check" aria-labelledby="check-heading">
      <div className="row section-row">
        <h2 id="check-heading">Last check</h2>
        <PostButton action="/system/check" label="Check now" />
      </div>
      {at === undefined ? (
        <p className="muted">Not checked since the desk started.</p>
      ) : (
        <p className="muted">
          {findings.length === 0 ? 'All is well. ' : ''}Checked at <Time value={at} />.
        </p>
      )}
      <dl>
        {findings.map(({ check, isError, detail, advice }) => (
          <div key={check} className={isError ? 'failed' : undefined}>
            <dt>{check}</dt>
            <dd>
              {asSentence(detail)} <span className="muted">{advice}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function asSentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
