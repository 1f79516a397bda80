import type { DeskConfig } from '../../server/config.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { WrongRequest } from '../../server/services/wrong-request.ts';

export function requireDesk({ config }: Pick<Dependencies, 'config'>): DeskConfig {
  if (config.desk) return config.desk;
  throw new WrongRequest('The desk is off. Set DESK_PORT, such as DESK_PORT=3001 in .env, to switch it on.');
}
