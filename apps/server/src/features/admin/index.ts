export { type AdminChange, changeAdmins, hasAdmin } from './members.ts';
