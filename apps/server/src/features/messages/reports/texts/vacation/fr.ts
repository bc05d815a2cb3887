export default {
  listing_subject: 'Un membre a signalé un logement',
};
