import type { ReactNode } from 'react';
import type { IconName } from '../../content/icon-names.ts';
import { contact } from '../../content/contact.ts';
import type { CallToAction, ImageName } from '../../content/types.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { LineIcon } from '../ui/line-icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { FormNotice } from './form-notice.tsx';

interface CallToActionPanelProps {
  callToAction: CallToAction;
  /** A picture, the page's own icon drawn large, or the form, which then takes the place of the button. */
  closing: { image: ImageName } | { icon: IconName } | { form: ReactNode };
}

/** Names the form. */
export const CLOSING_HEADING = 'call-to-action-heading';

/** The closing call of a page. */
export function CallToActionPanel({ callToAction, closing }: CallToActionPanelProps) {
  return (
    <section className="section">
      <div className={`page-width call-to-action${lookOf(closing)}`}>
        <div>
          <h2 id={CLOSING_HEADING}>{callToAction.heading}</h2>
          <p>{callToAction.text}</p>
          {'form' in closing ? (
            <FormNotice text={contact.aboutCourse.formText} />
          ) : (
            <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
          )}
        </div>
        <Beside closing={closing} />
      </div>
    </section>
  );
}

function lookOf(closing: CallToActionPanelProps['closing']) {
  if ('form' in closing) return ' with-form';
  return 'image' in closing ? '' : ' without-picture';
}

function Beside({ closing }: Pick<CallToActionPanelProps, 'closing'>) {
  if ('form' in closing) return <div className="closing-form">{closing.form}</div>;
  if ('icon' in closing) return <LineIcon name={closing.icon} />;
  return <Picture name={closing.image} sizes="(max-width: 720px) 82vw, 600px" />;
}
