export default {
  meta_title: 'Políticas',
  meta_description:
    'As regras do {{brand}} em palavras simples: quem pode participar, anúncios, mensagens, avaliações, dinheiro entre membros, privacidade e o que acontece quando alguém descumpre uma regra.',
  title: 'Políticas',
  lead: 'Todos aqui seguem estas regras. São curtas para você ler todas.',
  join_title: 'Quem pode participar',
  join_text:
    '- Você tem idade para assinar um contrato onde mora.\n- Você usa seu próprio nome e tem uma só conta.\n- Você é tripulante, trabalha em um aeroporto ou aluga para quem trabalha. Não verificamos a profissão, então pergunte se isso importa para você.',
  listings_title: 'Anúncios',
  listings_text:
    '- Anuncie só lugares que você pode alugar. Confira a lei local, seu contrato, o condomínio e o seguro.\n- Crie um anúncio por lugar. Descreva as camas que existem, pelo preço que você cobra.\n- Use suas próprias fotos daquele lugar. Veja os [requisitos das fotos](/image-requirements).\n- Não coloque telefones e emails em títulos, textos e fotos. Nós os removemos das descrições.\n- Marque as camas como ocupadas quando estiverem. Desative ou oculte um anúncio enquanto estiver lotado.\n- Trate todos por igual, seja qual for a origem, religião, deficiência, orientação sexual ou família. Se seu crash pad é só para mulheres ou só para homens, indique isso nas opções dele, onde a lei permitir.',
  messages_title: 'Mensagens e avaliações',
  messages_text:
    '- Seja educado. Responda em até {{hours}} horas quando alguém perguntar sobre uma cama.\n- Não envie publicidade, correntes nem o mesmo texto a todos os anfitriões.\n- Você pode avaliar um anfitrião depois de alugar dele. Descreva o que você mesmo viveu.\n- Anfitriões podem responder uma vez. Não compre, troque nem ameace por uma avaliação melhor.\n- Denuncie mensagens, pessoas, anúncios e avaliações que descumprem estas regras. Você também pode bloquear um membro.',
  money_title: 'Dinheiro entre membros',
  money_text:
    'Anfitriões e inquilinos combinam aluguel, caução, regras da casa e aviso prévio. Não somos parte desse acordo. Com o [AutoPay](/autopay) e os pedidos de pagamento, os inquilinos pagam com cartão, e os dois lados ficam com um registro. Dinheiro vivo e transferências são entre vocês dois.\n\nNunca pague por uma cama que você não viu, ao vivo ou por vídeo, a quem não pode mostrá-la.',
  privacy_title: 'Privacidade em resumo',
  privacy_text:
    '- Os visitantes veem uma área no mapa, nunca o endereço exato. Só os inquilinos veem o endereço.\n- Os outros membros veem seu nome de exibição, sua foto e o que você escreve sobre si. Não veem sua data de nascimento nem seu email.\n- Os outros só veem seu telefone se você ativar isso.\n- Os números de cartão vão para o provedor do cartão. Nós nunca os temos.\n- Guardamos as mensagens do formulário de contato por {{months}} meses.\n- Você pode pedir que encerremos sua conta. Excluímos então na hora seus dados de contato, sua foto, seu cartão, seus rascunhos e seus anúncios. Seu nome, suas estadias e seus pagamentos ficam guardados por {{years}} anos para a contabilidade, e as mensagens, enquanto a outra pessoa tiver uma conta.',
  break_title: 'Se alguém descumprir as regras',
  break_text:
    'Analisamos todas as denúncias. Dependendo do que aconteceu, advertimos o membro, ocultamos uma avaliação ou um anúncio, ou encerramos a conta. Se alguém estiver em perigo ou houver um crime, chame primeiro a polícia e depois avise-nos.\n\nSe erramos com você, [fale conosco](/contact), e uma pessoa analisa de novo.',
  more_title: 'A versão completa',
  more_text:
    'Todos aceitam um termo de ciência ao criar a conta. Leia o dos [anfitriões](/notice-of-understanding?for=lister), o de [quem busca](/notice-of-understanding?for=seeker) ou o dos [inquilinos](/notice-of-understanding?for=tenant). Indicamos as políticas onde você escolhe um plano, preenche seus dados e aceita. A [política de reembolso](/refund-policies) tem uma página própria.',
};

export const vacation = {
  join_text:
    '- Você tem idade para assinar um contrato onde mora.\n- Você usa seu próprio nome e tem uma só conta.\n- Não verificamos o que as pessoas dizem sobre o trabalho delas, então pergunte se isso importa para você.',
  listings_text:
    '- Anuncie só lugares que você pode alugar. Confira a lei local, seu contrato, o condomínio e o seguro.\n- Crie um anúncio por lugar. Descreva as camas que existem, pelo preço que você cobra.\n- Use suas próprias fotos daquele lugar. Veja os [requisitos das fotos](/image-requirements).\n- Não coloque telefones e emails em títulos, textos e fotos. Nós os removemos das descrições.\n- Marque as camas como ocupadas quando estiverem. Desative ou oculte um anúncio enquanto estiver lotado.\n- Trate todos por igual, seja qual for a origem, religião, deficiência, orientação sexual ou família. Se seu imóvel de temporada é só para mulheres ou só para homens, indique isso nas opções dele, onde a lei permitir.',
  money_text:
    'Anfitriões e hóspedes combinam aluguel, caução, regras da casa e aviso prévio. Não somos parte desse acordo. Com o [AutoPay](/autopay) e os pedidos de pagamento, os hóspedes pagam com cartão, e os dois lados ficam com um registro. Dinheiro vivo e transferências são entre vocês dois.\n\nNunca pague por uma cama que você não viu, ao vivo ou por vídeo, a quem não pode mostrá-la.',
  privacy_text:
    '- Os visitantes veem uma área no mapa, nunca o endereço exato. Só os hóspedes veem o endereço.\n- Os outros membros veem seu nome de exibição, sua foto e o que você escreve sobre si. Não veem sua data de nascimento nem seu email.\n- Os outros só veem seu telefone se você ativar isso.\n- Os números de cartão vão para o provedor do cartão. Nós nunca os temos.\n- Guardamos as mensagens do formulário de contato por {{months}} meses.\n- Você pode pedir que encerremos sua conta. Excluímos então na hora seus dados de contato, sua foto, seu cartão, seus rascunhos e seus anúncios. Seu nome, suas estadias e seus pagamentos ficam guardados por {{years}} anos para a contabilidade, e as mensagens, enquanto a outra pessoa tiver uma conta.',
  more_text:
    'Todos aceitam um termo de ciência ao criar a conta. Leia o de [anfitriões](/notice-of-understanding?for=lister), [viajantes](/notice-of-understanding?for=seeker) ou [hóspedes](/notice-of-understanding?for=tenant). Indicamos as políticas onde você escolhe um plano, preenche seus dados e aceita. A [política de reembolso](/refund-policies) tem uma página própria.',
};

export const crew = {
  listings_text:
    '- Anuncie só lugares que você pode alugar. Confira a lei local, seu contrato, o condomínio e o seguro.\n- Crie um anúncio por lugar. Descreva as camas que existem, pelo preço que você cobra.\n- Use suas próprias fotos daquele lugar. Veja os [requisitos das fotos](/image-requirements).\n- Não coloque telefones e emails em títulos, textos e fotos. Nós os removemos das descrições.\n- Marque as camas como ocupadas quando estiverem. Desative ou oculte um anúncio enquanto estiver lotado.\n- Trate todos por igual, seja qual for a origem, religião, deficiência, orientação sexual ou família. Se seu alojamento é só para mulheres ou só para homens, indique isso nas opções dele, onde a lei permitir.',
};
