import { ROLES, type Role } from '../../storage/database.ts';

export { ROLES, type Role };
