/** What tells a PDF from other files. */
const PDF_START = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
const PDF_END = '\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';

export const ENQUIRY = {
  name: 'Asha Rao',
  mobile: '+91 98765 43210',
  email: 'asha@example.com',
  message: 'How long does the course take?',
};

/** A PDF of exactly `bytes` bytes. */
export function pdfOf(bytes: number): Buffer<ArrayBuffer> {
  const file = Buffer.alloc(bytes, ' ');
  file.write(PDF_START);
  file.write(PDF_END, bytes - PDF_END.length);
  return file;
}

export function applicationForm(
  changes: Record<string, string> = {},
  resume: Buffer<ArrayBuffer> | null = pdfOf(1_000),
) {
  const form = new FormData();
  const fields = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210', ...changes };
  for (const [name, value] of Object.entries({ cover_letter: '', job_title: 'SOC Analyst', ...fields })) {
    form.append(name, value);
  }
  if (resume) form.append('resume', new Blob([resume], { type: 'application/pdf' }), 'resume.pdf');
  return form;
}
