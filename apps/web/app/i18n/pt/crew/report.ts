export default {
  lead_listing: 'Analisamos este alojamento. O anfitrião não fica sabendo quem denunciou.',
};
