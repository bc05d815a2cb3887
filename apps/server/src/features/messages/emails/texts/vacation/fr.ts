export default {
  reply_preview:
    'La plupart écrivent à plusieurs hôtes. Une réponse rapide vous aide tous les deux.',
};
