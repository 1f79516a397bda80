import { useEffect, useState } from 'react';
import { type Job, JOBS_LOAD_FAILED } from '../../../contracts/job.ts';
import { ERROR_TOAST_MS } from '../../../contracts/limits.ts';
import { showToast } from '../../hooks/toasts.ts';
import { loadOpenJobs } from './load-open-jobs.ts';

export type OpenJobs = { phase: 'loading' | 'failed' } | { phase: 'listed'; jobs: Job[] };

/**
 * Starts with what the server rendered, if it did, and asks again when the screen opens and on `reload`.
 * A failure keeps what is there.
 */
export function useOpenJobs(initialJobs: Job[] | null): { openJobs: OpenJobs; reload: () => void } {
  const [openJobs, setOpenJobs] = useState<OpenJobs>(
    initialJobs ? { phase: 'listed', jobs: initialJobs } : { phase: 'loading' },
  );
  const [loads, setLoads] = useState(1);

  useEffect(() => {
    const abort = new AbortController();
    loadOpenJobs(abort.signal).then(
      (jobs) => setOpenJobs({ phase: 'listed', jobs }),
      () => {
        if (abort.signal.aborted) return;
        setOpenJobs((shown) => (shown.phase === 'listed' ? shown : { phase: 'failed' }));
        showToast({ kind: 'error', text: JOBS_LOAD_FAILED }, ERROR_TOAST_MS);
      },
    );
    return () => abort.abort();
  }, [loads]);

  function reload() {
    setOpenJobs({ phase: 'loading' });
    setLoads((count) => count + 1);
  }

  return { openJobs, reload };
}
