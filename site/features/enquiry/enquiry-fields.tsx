import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryFieldName } from '../../../contracts/enquiry-form.ts';
import type { EnquirySubject } from '../../../contracts/enquiry-subject.ts';
import { TextField } from '../../ui/text-field.tsx';

interface EnquiryFieldsProps {
  variant: 'card' | 'footer';
  /** Hint for the message from the subject's page. */
  asks?: EnquirySubject['asks'];
  /** Value and error of a field. */
  state(name: EnquiryFieldName): { defaultValue?: string; error?: string };
}

const MESSAGE_ROWS = { card: 4, footer: 2 };

/** Fields of the form, even if it is returned without JavaScript. The first two are side by side. */
export function EnquiryFields({ variant, asks, state }: EnquiryFieldsProps) {
  const draw = ({ name, label, autoComplete, holds, required }: EnquiryField<EnquiryFieldName>) => {
    const isRequired = required !== undefined;
    return (
      <TextField
        key={name}
        {...{ name, label, autoComplete, ...state(name) }}
        required={isRequired}
        isOptional={!isRequired}
        rows={holds === 'text' ? MESSAGE_ROWS[variant] : 1}
        hint={
          holds === 'text' &&
          asks && (
            <>
              <b>{asks.question}</b>
              <span>{` ${asks.text}`}</span>
            </>
          )
        }
      />
    );
  };
  return (
    <>
      <div className="field-row">{ENQUIRY_FIELDS.slice(0, 2).map(draw)}</div>
      {ENQUIRY_FIELDS.slice(2).map(draw)}
    </>
  );
}
