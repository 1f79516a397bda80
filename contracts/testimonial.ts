export const TESTIMONIAL_MESSAGE_LENGTH = 400;
export const TESTIMONIAL_NAME_LENGTH = 100;

/** A testimonial, as visitors see it. */
export interface Testimonial {
  name: string;
  /** Course or role, and company, of the author. */
  role: string;
  message: string;
}
