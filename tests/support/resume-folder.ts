import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a data folder holds of resumes and uploads; not the id of the store, nor what was set aside. */
export function namesOfResumes(dataFolder: string): string[] {
  return readdirSync(join(dataFolder, 'resumes')).filter((name) => !['.store', 'orphaned'].includes(name));
}

/** What lies in quarantine. */
export function namesSetAside(dataFolder: string): string[] {
  try {
    return readdirSync(join(dataFolder, 'resumes/orphaned'));
  } catch {
    return [];
  }
}
