const PDF_OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
];

export const ENQUIRY = {
  name: 'Asha Rao',
  mobile: '+91 98765 43210',
  email: 'asha@example.com',
  message: 'How long does the course take?',
};

/** A PDF of exactly `bytes` bytes that every reader opens: an empty page, and spaces before the table of its objects. */
export function pdfOf(bytes: number): Buffer<ArrayBuffer> {
  let text = '%PDF-1.7\n';
  const places = PDF_OBJECTS.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\n`;
  const end = (start: number) => `${table}startxref\n${String(start).padStart(10, '0')}\n%%EOF\n`;
  const start = bytes - end(0).length;
  const file = Buffer.alloc(bytes, ' ');
  file.write(text);
  file.write(end(start), start);
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
