/** Method and file name of the four calls; the host in front of them is `/api` or API_HOST (Spec §7). */
export const ENDPOINTS = {
  openPositions: { method: 'GET', file: 'get_open_positions.php' },
  apply: { method: 'POST', file: 'apply_job1.php' },
  contact: { method: 'POST', file: 'contact.php' },
  certificate: { method: 'POST', file: 'certificate.php' },
} as const;

export const DEFAULT_API_HOST = '/api';
