import { useEffect, useState } from 'react';
import { type EnquirySubject, SUBJECTS_FILE } from '../../../contracts/enquiry-subject.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { IS_STATIC } from '../is-static.ts';

/** The subject in the address. On a static host one file serves every query of the contact page. */
export function useAskedSubject(built: EnquirySubject | undefined): EnquirySubject | undefined {
  const [subject, setSubject] = useState(built);
  useEffect(() => {
    const { pathname, search } = location;
    if (!IS_STATIC || pathname.replace(/\/$/, '') !== PATHS.contact || search === '') return;
    void fetch(SUBJECTS_FILE)
      .then((response) => response.json() as Promise<Record<string, EnquirySubject>>)
      // If the table fails to load, the form has no subject and still works.
      .then(
        (subjects) => setSubject(subjects[search]),
        () => {},
      );
  }, []);
  return subject;
}
