import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CERTIFICATE_FORM } from '../../../content/forms.ts';
import { CERTIFICATE_NUMBER_REQUIRED, compactNumber } from '../../../contracts/certificate.ts';
import { SECTION_MESSAGES } from '../../../contracts/certificate-wording.ts';
import { ENDPOINTS, PATHS } from '../../../contracts/paths.ts';
import { rememberFocus } from '../../hooks/remember-focus.ts';
import { AnswerBox } from '../../ui/answer-box.tsx';
import { AnswerLine } from '../../ui/answer-line.tsx';
import { API_HOST } from '../api-host.ts';
import { CertificateField } from './certificate-field.tsx';
import { checkInSection, type SectionResult, sectionResult } from './check-certificate.ts';

type SectionState = { phase: 'unknown' | 'validating' } | ({ number: string } & SectionResult);

/** Check on the trainings page, with its own texts and an answer in place (Spec §4 and §8). */
export default function CertificateSection() {
  const [state, setState] = useState<SectionState>({ phase: 'unknown' });
  const input = useRef<HTMLInputElement>(null);
  const isValidating = state.phase === 'validating';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const number = input.current?.value.trim() ?? '';
    if (number === '') {
      setState({ phase: 'notice', message: CERTIFICATE_NUMBER_REQUIRED, number });
      input.current?.focus();
      return;
    }
    const restoreFocus = rememberFocus();
    setState({ phase: 'validating' });
    const result = sectionResult(await checkInSection(number));
    flushSync(() => setState({ ...result, number }));
    restoreFocus();
  }

  /** An answer is shown only for the number that was checked. */
  function onType(typed: string) {
    if ('number' in state && compactNumber(typed) !== compactNumber(state.number))
      setState({ phase: 'unknown' });
  }

  return (
    <form
      className="certificate-check"
      method="post"
      action={`${API_HOST}/${ENDPOINTS.certificate.file}`}
      onSubmit={submit}
    >
      <CertificateField input={input} isBusy={isValidating} isValid={state.phase === 'valid'} onType={onType}>
        {isValidating ? 'Validating...' : CERTIFICATE_FORM.validate}
      </CertificateField>
      <div role="status">
        <SectionAnswer state={state} />
      </div>
    </form>
  );
}

function SectionAnswer({ state }: { state: SectionState }) {
  switch (state.phase) {
    case 'valid':
      return (
        <>
          <AnswerLine look="success" text={SECTION_MESSAGES.valid} />
          <p className="note">
            {state.record && <span>{`${state.record} `}</span>}
            <a href={`${PATHS.certificate}?cert_number=${encodeURIComponent(state.number)}`}>Full result</a>
          </p>
        </>
      );
    case 'invalid':
      return <AnswerBox look="failure" text={state.message} />;
    case 'notice':
      return <AnswerBox look="notice" text={state.message} />;
    default:
      return null;
  }
}
