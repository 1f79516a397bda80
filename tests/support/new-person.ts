import { randomBytes } from 'node:crypto';

export interface Person {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Somebody whom no other test knows, so that each finds its own rows and mails. */
export function newPerson(): Person {
  const id = randomBytes(4).toString('hex');
  return {
    name: `Asha Rao ${id}`,
    email: `asha-${id}@example.com`,
    phone: '+91 98765 43210',
    message: `How long does the course take? ${id}`,
  };
}
