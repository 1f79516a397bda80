import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Job } from '../../../../contracts/job.ts';
import { APPLICATION_CLOSE_MS } from '../../../timings.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSent } from './application-sent.tsx';
import { useApplication } from './use-application.ts';

interface ApplicationDialogProps {
  job: Job;
  isOpen: boolean;
  onClose: () => void;
  onSent: (job: Job, reference: string | undefined) => void;
}

/** Stays in the page while closed, so that typed values are kept for the next job. */
export function ApplicationDialog({ job, isOpen, onClose, onSent }: ApplicationDialogProps) {
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const submission = useApplication((reference) => onSent(job, reference));
  const { state, reset } = submission;
  const isSubmitting = state.phase === 'submitting';
  const isSent = state.phase === 'sent';

  const open = useEffectEvent(() => {
    reset();
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  });

  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => dialog.current?.close(), APPLICATION_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isSent]);

  function close() {
    dialog.current?.close();
  }

  return (
    <dialog
      className="modal"
      ref={dialog}
      aria-labelledby={headingId}
      closedby={isSubmitting ? 'none' : 'closerequest'}
      onCancel={(event) => isSubmitting && event.preventDefault()}
      onClose={onClose}
    >
      <div className="modal-head">
        <h2 id={headingId}>{`Apply for ${job.title}`}</h2>
        <button
          className="icon-button"
          type="button"
          aria-label="Close"
          disabled={isSubmitting}
          onClick={close}
        >
          <Glyph name="close" />
        </button>
      </div>
      {state.phase === 'sent' ? (
        <div className="application-sent">
          <ApplicationSent message={state.message} reference={state.reference} />
          <button className="button" type="button" autoFocus onClick={close}>
            Close
          </button>
        </div>
      ) : (
        <ApplicationForm
          jobTitle={job.title}
          submission={submission}
          cancel={
            <button className="button ghost" type="button" disabled={isSubmitting} onClick={close}>
              Cancel
            </button>
          }
        />
      )}
    </dialog>
  );
}
