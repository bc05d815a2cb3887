export default {
  meta_description:
    'Regras da casa para alojamentos: silêncio, visitas, cozinha, dias de folga e uma lista para os anfitriões copiarem.',
  lead: 'Em um alojamento, há quem durma ao meio-dia e quem saia às 3 da manhã. Estas regras permitem isso a todos.',
  quiet_text:
    'Sempre há alguém dormindo. Arrume a mala no corredor, deixe o despertador no modo vibrar, use a luz do celular em vez da luz do teto e atenda ligações lá fora. Horário de silêncio só faz sentido quando todos têm o mesmo horário, por isso a maioria dos alojamentos mantém os quartos em silêncio o dia todo.',
  guests_text:
    'O inquilino aluga uma cama para si, não para amigos. Pergunte ao anfitrião antes de receber alguém. A maioria dos alojamentos não permite visitas à noite: os colegas de quarto não as conhecem, e o seguro talvez não as cubra.',
};
