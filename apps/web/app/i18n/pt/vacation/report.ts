export default {
  lead_listing: 'Analisamos este imóvel de temporada. O anfitrião não fica sabendo quem denunciou.',
};
