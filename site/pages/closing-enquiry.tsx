import { subjectOfPage } from '../../content/enquiry-subjects.ts';
import type { Page } from '../../content/types.ts';
import EnquiryForm from '../features/enquiry/enquiry-form.tsx';
import { island } from '../islands/island.tsx';
import { CLOSING_HEADING } from '../sections/call-to-action-panel.tsx';

const Enquiry = island('enquiry-form', EnquiryForm);

/**
 * The enquiry form at the end of a page, with that page as its subject. The text beside it says what the message should
 * contain.
 */
export function ClosingEnquiry({ page }: { page: Page }) {
  const subject = subjectOfPage(page);
  return (
    <Enquiry
      variant="card"
      labelledBy={CLOSING_HEADING}
      subject={subject && { query: subject.query, line: subject.line }}
    />
  );
}
