export default {
  meta_description:
    'Regras da casa para imóveis de temporada: silêncio, visitas, cozinha, dias de folga e uma lista para os anfitriões copiarem.',
  lead: 'Em uma casa compartilhada, cada um acorda e chega em um horário. Com estas regras, todos dormem.',
  quiet_text:
    'Sempre há alguém dormindo. Arrume a mala no corredor, deixe o despertador no modo vibrar, use a luz do celular em vez da luz do teto e atenda ligações lá fora. Horário de silêncio só faz sentido quando todos têm o mesmo horário, por isso a maioria dos imóveis de temporada mantém os quartos em silêncio o dia todo.',
  guests_text:
    'O hóspede aluga uma cama para si, não para amigos. Pergunte ao anfitrião antes de receber alguém. A maioria dos imóveis de temporada não permite visitas à noite: os colegas de quarto não as conhecem, e o seguro talvez não as cubra.',
  off_text:
    'Alguns anúncios limitam as noites por mês. Se quiser ficar mais tempo, pergunte antes. Muitos anfitriões aceitam, e alguns cobram mais.',
};
