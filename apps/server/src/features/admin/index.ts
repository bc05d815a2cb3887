export { type AdminChange, changeAdmins, hasAdmin } from './admins.ts';
