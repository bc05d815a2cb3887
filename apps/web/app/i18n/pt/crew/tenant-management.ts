export default {
  beds_text:
    'Dê a cada quarto e cama um nome que seus inquilinos conheçam, como “Quarto azul, beliche de cima”. Cada cama está livre, ocupada ou pendente, e Meus alojamentos mostra um ponto por cama. Não dá para prometer uma cama a duas pessoas na mesma noite.',
};
