export default {
  others_text:
    '- **Qualquer pessoa:** seus anúncios, uma área aproximada, seu nome de exibição, sua foto e suas avaliações.\n- **Membros a quem você escreve:** suas mensagens.\n- **Seus hóspedes:** seu endereço, e seu telefone se você permitir.\n- **Seu anfitrião:** seu nome, email e as datas da estadia.\n- **Ninguém:** sua senha, data de nascimento ou o número completo do cartão.',
};
