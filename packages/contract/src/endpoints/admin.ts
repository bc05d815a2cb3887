// Generated from the contract. Do not edit: change an operation and run
// npm run generate:contract.
import type { EndpointOf } from '../endpoint.ts';
import type { admin } from '../features.ts';

export const addMemberNote = 'POST /admin/members/{id}/notes' as EndpointOf<typeof admin.addMemberNote>;
export const changeMemberEmail = 'POST /admin/members/{id}/email' as EndpointOf<typeof admin.changeMemberEmail>;
export const closeMove = 'POST /admin/moves/{id}/close' as EndpointOf<typeof admin.closeMove>;
export const closeReport = 'POST /admin/reports/{id}' as EndpointOf<typeof admin.closeReport>;
export const endMemberSessions = 'DELETE /admin/members/{id}/sessions' as EndpointOf<typeof admin.endMemberSessions>;
export const exportMembers = 'POST /admin/members/export' as EndpointOf<typeof admin.exportMembers>;
export const findMembers = 'GET /admin/users' as EndpointOf<typeof admin.findMembers>;
export const getAudit = 'GET /admin/audit' as EndpointOf<typeof admin.getAudit>;
export const getJobs = 'GET /admin/jobs' as EndpointOf<typeof admin.getJobs>;
export const getMember = 'GET /admin/members/{id}' as EndpointOf<typeof admin.getMember>;
export const getMoves = 'GET /admin/moves' as EndpointOf<typeof admin.getMoves>;
export const getOrderedEmails = 'GET /admin/emails' as EndpointOf<typeof admin.getOrderedEmails>;
export const getOverview = 'GET /admin/overview' as EndpointOf<typeof admin.getOverview>;
export const getReports = 'GET /admin/reports' as EndpointOf<typeof admin.getReports>;
export const listMembers = 'GET /admin/members' as EndpointOf<typeof admin.listMembers>;
export const lockMember = 'POST /admin/members/{id}/lock' as EndpointOf<typeof admin.lockMember>;
export const moveMemberTerm = 'POST /admin/members/{id}/term' as EndpointOf<typeof admin.moveMemberTerm>;
export const refundMember = 'POST /admin/members/{id}/refund' as EndpointOf<typeof admin.refundMember>;
export const resendMemberVerification = 'POST /admin/members/{id}/resend-verification' as EndpointOf<typeof admin.resendMemberVerification>;
export const retryJob = 'POST /admin/jobs/{id}/retry' as EndpointOf<typeof admin.retryJob>;
export const retryMove = 'POST /admin/moves/{id}/retry' as EndpointOf<typeof admin.retryMove>;
export const stopMemberEmail = 'DELETE /admin/members/{id}/email' as EndpointOf<typeof admin.stopMemberEmail>;
export const unlockMember = 'POST /admin/members/{id}/unlock' as EndpointOf<typeof admin.unlockMember>;
