import type { ReactNode } from 'react';
import { contact } from '../../content/contact.ts';
import type { CallToAction, ImageName } from '../../content/types.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { FormNotice } from './form-notice.tsx';

interface CallToActionPanelProps {
  callToAction: CallToAction;
  /** A picture, or the form about the page. The form replaces the button. */
  closing: { image: ImageName } | { form: ReactNode };
}

/** Id of the heading, which names the form. */
export const CLOSING_HEADING = 'call-to-action-heading';

/** Call to action at the end of a page. */
export function CallToActionPanel({ callToAction, closing }: CallToActionPanelProps) {
  return (
    <section className="section">
      <div
        className={
          'form' in closing ? 'page-width card call-to-action with-form' : 'page-width card call-to-action'
        }
      >
        <div>
          <h2 id={CLOSING_HEADING}>{callToAction.heading}</h2>
          <p>{callToAction.text}</p>
          {'form' in closing ? (
            <FormNotice text={contact.aboutCourse.formText} />
          ) : (
            <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
          )}
        </div>
        {'form' in closing ? (
          <div className="closing-form">{closing.form}</div>
        ) : (
          <Picture name={closing.image} sizes="(max-width: 720px) 82vw, 600px" />
        )}
      </div>
    </section>
  );
}
