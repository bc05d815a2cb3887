export default {
  meta_title: 'Messages aux locataires',
  meta_description:
    'Écrivez à un locataire, à une maison ou à tous vos locataires à la fois avec {{brand}}. Ce que voient les locataires, et les limites.',
  title: 'Messages aux locataires',
  lead: 'Un message pour un lit, une maison ou tout le monde.',
  one_title: 'Un locataire',
  one_text:
    'Ouvrez les [Messages](/messages), ou le locataire sous Mes locataires, et écrivez. Tous vos messages restent dans une seule conversation, quel que soit le crash pad. Vous voyez quand ils ont été lus.',
  house_title: 'Une maison',
  house_text:
    'Dans [Mes crash pads](/my-crashpads), ouvrez le menu d’un crash pad et écrivez à tous ses locataires. Pratique pour un nouveau code de porte, un plombier ou un jour de neige.',
  all_title: 'Tous',
  all_text:
    'Choisissez tout le monde avec la case en haut de la liste, retirez les personnes qui n’ont pas besoin du message, et écrivez une seule fois.',
  see_title: 'Ce que voient les locataires',
  see_text:
    'Chaque locataire reçoit le message pour lui seul. Il ne voit pas qui d’autre l’a reçu, et sa réponse ne va qu’à vous. Les personnes invitées sans compte le reçoivent par e-mail, avec le lien de leur invitation.\n\nSi un message reste non lu un certain temps, nous envoyons un e-mail à son sujet.',
  limits_title: 'Limites',
  limits_text:
    '- Jusqu’à {{characters}} caractères par message.\n- Jusqu’à {{people}} personnes dans un message groupé.\n- Du texte seulement. Mettez règles et contrats dans les documents de votre annonce.\n- Entre membres, les messages sont gratuits.',
  tips_title: 'Des messages qu’on lit',
  tips_text:
    '- Mettez la maison et la date dans la première ligne.\n- Un seul sujet par message.\n- Dites ce qu’il faut faire, et pour quand.\n- Imaginez qu’on le lit à 4 h du matin dans un ascenseur.',
};

export const vacation = {
  one_text:
    'Ouvrez les [Messages](/messages), ou le locataire sous Mes locataires, et écrivez. Tous vos messages restent dans une seule conversation, quel que soit le logement. Vous voyez quand ils ont été lus.',
  house_text:
    'Dans [Mes logements](/my-crashpads), ouvrez le menu d’un logement et écrivez à tous ses locataires. Pratique pour un nouveau code de porte, un plombier ou un jour de neige.',
};

export const crew = {
  one_text:
    'Ouvrez les [Messages](/messages), ou le locataire sous Mes locataires, et écrivez. Tous vos messages restent dans une seule conversation, quel que soit le logement. Vous voyez quand ils ont été lus.',
  house_text:
    'Dans [Mes logements](/my-crashpads), ouvrez le menu d’un logement et écrivez à tous ses locataires. Pratique pour un nouveau code de porte, un plombier ou un jour de neige.',
};
