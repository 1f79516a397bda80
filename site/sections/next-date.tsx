import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';

interface NextDateProps {
  reply: string;
  /** Of the form, with the question already in it. */
  askForDate: string;
  askForFees: string;
  /** Some are set, which may not suit the reader. */
  hasDates: boolean;
}

/** For who would come, and finds no date or fee, or none that suits. */
export function NextDate({ reply, askForDate, askForFees, hasDates }: NextDateProps) {
  return (
    <div className="next-date">
      <div>
        <h3>{hasDates ? 'No date that suits you?' : 'Ask for the next date or the fees'}</h3>
        <p>The question is already in the form. {reply}</p>
      </div>
      <p className="section-actions">
        <ButtonLink to={askForDate} look="ghost">
          {hasDates ? 'Ask for another date' : 'Ask for the next date'}
        </ButtonLink>
        <TextLink to={askForFees}>Ask for fees</TextLink>
      </p>
    </div>
  );
}
