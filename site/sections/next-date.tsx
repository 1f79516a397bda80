import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';

interface NextDateProps {
  reply: string;
  /** Of the form, with the question already in it. */
  askForDate: string;
  askForFees: string;
}

/** For who would come, and finds no date and no fee. */
export function NextDate({ reply, askForDate, askForFees }: NextDateProps) {
  return (
    <div className="next-date">
      <div>
        <h3>Ask for the next date or the fees</h3>
        <p>The question is already in the form. {reply}</p>
      </div>
      <p className="section-actions">
        <ButtonLink to={askForDate} look="ghost">
          Ask for the next date
        </ButtonLink>
        <TextLink to={askForFees}>Ask for fees</TextLink>
      </p>
    </div>
  );
}
