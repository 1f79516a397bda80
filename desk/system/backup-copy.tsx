import { BackLink } from '../ui/back-link.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { InputField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';

interface BackupCopyView {
  name: string;
  /** The passphrase, generated for this copy or as it was typed. */
  passphrase: string;
  error?: string;
}

export const backupCopy: Screen<BackupCopyView> = {
  title: () => 'Encrypted copy',
  draw: ({ name, passphrase, error }) => (
    <>
      <BackLink href="/system">System</BackLink>
      <ScreenHead heading="Encrypted copy">
        All data in one file, to keep on another machine. Nobody can open it without its passphrase.
      </ScreenHead>
      <ErrorSummary errors={error === undefined ? {} : { passphrase: error }} />
      <form className="form" method="post" action="/system/backups/copy">
        <HiddenFields fields={{ name }} />
        <InputField
          name="passphrase"
          label="Passphrase"
          hint="Write it down now and keep it away from the file. It is shown once and not stored. You can also type your own, with 16 letters or more."
          error={error}
          input={{ defaultValue: passphrase, autoComplete: 'off', spellCheck: false, autoCapitalize: 'off' }}
        />
        <div className="form-foot">
          <Submit label="Download the copy" />
        </div>
      </form>
      <p className="muted backup-advice">
        Whoever runs a server restores it with <code>data restore</code> and <code>--passphrase-file</code>;
        the program age opens it too. Delete copies after two weeks, as the privacy page says of backups.
      </p>
    </>
  ),
};
