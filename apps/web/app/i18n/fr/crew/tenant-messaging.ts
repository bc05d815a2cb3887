export default {
  one_text:
    'Ouvrez les [Messages](/messages), ou le locataire sous Mes locataires, et écrivez. Tous vos messages restent dans une seule conversation, quel que soit le logement. Vous voyez quand ils ont été lus.',
  house_text:
    'Dans [Mes logements](/my-crashpads), ouvrez le menu d’un logement et écrivez à tous ses locataires. Pratique pour un nouveau code de porte, un plombier ou un jour de neige.',
};
