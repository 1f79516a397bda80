import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
