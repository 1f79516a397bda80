/** Labels and buttons of forms, in the browser and on the page that returns a refused form. */
export const ENQUIRY_FORM = {
  send: 'Send Message',
} as const;

export const APPLICATION_FORM = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  resume: 'Resume',
  resumeRules: '(required) PDF, DOC or DOCX, max 5MB',
  coverLetter: 'Cover letter',
  submit: 'Submit Application',
} as const;

export const SUBSCRIPTION_FORM = {
  name: 'Name',
  email: 'Email',
  course: 'Course',
  mode: 'How',
  anyMode: 'Classroom or online',
  city: 'City of the classroom',
  send: 'Tell me when a date is set',
} as const;

export const CERTIFICATE_FORM = {
  number: 'Certificate number',
  placeholder: 'Enter Certificate Number',
  validate: 'Validate',
  check: 'Check',
} as const;
