import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';

interface NextDateProps {
  /** Of the form, with the question already in it. */
  askForDate: string;
  askForFees: string;
}

/** For who would come, and finds no date. */
export function NextDate({ askForDate, askForFees }: NextDateProps) {
  return (
    <div className="next-date">
      <div>
        <h3>Tell me the next date for this course</h3>
        <p>
          The question is already in the form. Add your name, a number and your email; we reply when a group
          is planned.
        </p>
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
