export default {
  description: 'Suas mensagens, estadias, imóveis de temporada e plano em um só lugar.',
  first_crashpad_title: 'Adicione seu primeiro imóvel de temporada',
  find_crashpad_title: 'Encontre um imóvel de temporada',
  find_crashpad_text: 'Escolha seu destino e veja quais camas estão livres.',
};
