import { type FC, Fragment } from 'react';
import { NOTICE_TONES, noticeLink } from '../../contracts/notice.ts';
import type { FactKind } from '../../domain/things.ts';
import { JobCardFrame } from '../../site/ui/job-card-frame.tsx';
import { JobDescription } from '../../site/ui/job-description.tsx';
import { JobMeta } from '../../site/ui/job-meta.tsx';
import { NoticeBar } from '../../site/ui/notice-bar.tsx';
import { Quotation } from '../../site/ui/quotation.tsx';
import { BatchPreview } from '../batches/batch-preview.tsx';
import { HoursPreview } from '../hours/hours-preview.tsx';

interface PreviewProps {
  /** Typed values. */
  values: Record<string, string>;
  /** Values that are not typed, such as those of placeholders. */
  known: Record<string, string>;
}

/** Previews of things by kind, rendered by the server, and by the browser while typing. */
export const PREVIEWS: Record<string, FC<PreviewProps>> = {
  notice: NoticePreview,
  testimonial: TestimonialPreview,
  job: OpeningPreview,
  letter: Sheet,
  batch: BatchPreview,
  hours: HoursPreview,
} satisfies Record<FactKind | 'job' | 'batch', FC<PreviewProps>>;

function NoticePreview({ values: { text = '', tone, link = '', link_label = '' } }: PreviewProps) {
  const notice = {
    text: text.trim() || 'What visitors should know',
    tone: NOTICE_TONES.find((each) => each === tone) ?? 'information',
    link: noticeLink(link.trim(), link_label.trim()),
  };
  return <NoticeBar notices={[notice]} />;
}

function TestimonialPreview({ values: { name, role, message } }: PreviewProps) {
  return (
    <div className="testimonials">
      <Quotation
        name={name?.trim() || 'Name'}
        role={role?.trim() || 'Course'}
        message={message?.trim() || 'What they said'}
      />
    </div>
  );
}

function OpeningPreview({ values }: PreviewProps) {
  const job = {
    title: values['title'] || 'Title',
    type: values['type'] || 'Type',
    location: values['location'] || 'Location',
    description: values['description'] || 'The description is shown here.',
  };
  return (
    <>
      <h3 className="preview-label">On the careers page</h3>
      <JobCardFrame job={job} heading={job.title} action={<span className="button ghost">Apply Now</span>} />
      <h3 className="preview-label">On its own page</h3>
      <div className="opening-page">
        <p className="opening-page-title">{job.title}</p>
        <JobMeta job={job} />
        <JobDescription description={job.description} />
      </div>
    </>
  );
}

/** Preview of an email; placeholders that a person fills in stay marked. */
export function Sheet({ values: { subject = '', text = '' }, known }: PreviewProps) {
  // If the firm itself signs, its name appears only once, as in the email.
  const signed = text.replace(`{sender}\n${known['sender']}\n`, '{sender}\n');
  return (
    <div className="template-sheet">
      <p className="template-subject">
        <Filled text={subject} known={known} />
      </p>
      <p className="template-text">
        <Filled text={signed} known={known} />
      </p>
    </div>
  );
}

function Filled({ text, known }: { text: string; known: Record<string, string> }) {
  let at = 0;
  return text
    .split(/(\{[a-z_]+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const key = at;
      at += part.length;
      const name = /^\{([a-z_]+)\}$/.exec(part)?.[1];
      if (name === undefined) return <Fragment key={key}>{part}</Fragment>;
      return known[name] === undefined ? (
        <mark key={key}>{part}</mark>
      ) : (
        <Fragment key={key}>{known[name]}</Fragment>
      );
    });
}
