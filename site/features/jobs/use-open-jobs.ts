import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { type Job, JOBS_LOAD_FAILED } from '../../../contracts/job.ts';
import { ERROR_TOAST_MS } from '../../timings.ts';
import { showToast } from '../../hooks/show-toast.ts';
import { loadOpenJobs } from './load-open-jobs.ts';

export type OpenJobs = { phase: 'loading' | 'failed' } | { phase: 'listed'; jobs: Job[] };

/**
 * Starts with the server's list, if there is one. Loads the list again when the screen opens and on `reload`. After a
 * failure the old list stays.
 */
export function useOpenJobs(initialJobs: Job[] | null): { openJobs: OpenJobs; reload: () => void } {
  const [openJobs, setOpenJobs] = useState<OpenJobs>(
    initialJobs ? { phase: 'listed', jobs: initialJobs } : { phase: 'loading' },
  );

  useEffect(() => {
    const abort = new AbortController();
    void load(setOpenJobs, abort.signal);
    return () => abort.abort();
  }, []);

  function reload() {
    setOpenJobs({ phase: 'loading' });
    void load(setOpenJobs);
  }

  return { openJobs, reload };
}

async function load(setOpenJobs: Dispatch<SetStateAction<OpenJobs>>, signal?: AbortSignal): Promise<void> {
  try {
    setOpenJobs({ phase: 'listed', jobs: await loadOpenJobs(signal) });
  } catch {
    if (signal?.aborted) return;
    setOpenJobs((shown) => (shown.phase === 'listed' ? shown : { phase: 'failed' }));
    showToast({ kind: 'error', text: JOBS_LOAD_FAILED }, ERROR_TOAST_MS);
  }
}
