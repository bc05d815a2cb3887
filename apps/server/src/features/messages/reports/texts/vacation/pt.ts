export default {
  listing_subject: 'Um membro denunciou um imóvel',
};
