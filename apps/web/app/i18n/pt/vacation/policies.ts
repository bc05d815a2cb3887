export default {
  join_text:
    '- Você tem idade para assinar um contrato onde mora.\n- Você usa seu próprio nome e tem uma só conta.\n- Não verificamos o que as pessoas dizem sobre o trabalho delas, então pergunte se isso importa para você.',
  listings_text:
    '- Anuncie só lugares que você pode alugar. Confira a lei local, seu contrato, o condomínio e o seguro.\n- Crie um anúncio por lugar. Descreva as camas que existem, pelo preço que você cobra.\n- Use suas próprias fotos daquele lugar. Veja os [requisitos das fotos](/image-requirements).\n- Não coloque telefones e emails em títulos, textos e fotos. Nós os removemos das descrições.\n- Marque as camas como ocupadas quando estiverem. Desative ou oculte um anúncio enquanto estiver lotado.\n- Trate todos por igual, seja qual for a origem, religião, deficiência, orientação sexual ou família. Se seu imóvel de temporada é só para mulheres ou só para homens, indique isso nas opções dele, onde a lei permitir.',
  money_text:
    'Anfitriões e hóspedes combinam aluguel, caução, regras da casa e aviso prévio. Não somos parte desse acordo. Com o [AutoPay](/autopay) e os pedidos de pagamento, os hóspedes pagam com cartão, e os dois lados ficam com um registro. Dinheiro vivo e transferências são entre vocês dois.\n\nNunca pague por uma cama que você não viu, ao vivo ou por vídeo, a quem não pode mostrá-la.',
  privacy_text:
    '- Os visitantes veem uma área no mapa, nunca o endereço exato. Só os hóspedes veem o endereço.\n- Os outros membros veem seu nome de exibição, sua foto e o que você escreve sobre si. Não veem sua data de nascimento nem seu email.\n- Os outros só veem seu telefone se você ativar isso.\n- Os números de cartão vão para o provedor do cartão. Nós nunca os temos.\n- Guardamos as mensagens do formulário de contato por {{months}} meses.\n- Você pode encerrar sua conta. Excluímos tudo o que a lei não nos obriga a guardar.',
  more_text:
    'Todos aceitam um termo de ciência ao criar a conta. Leia o de [anfitriões](/notice-of-understanding?for=lister), [viajantes](/notice-of-understanding?for=seeker) ou [hóspedes](/notice-of-understanding?for=tenant). Indicamos as políticas onde você escolhe um plano, preenche seus dados e aceita. A [política de reembolso](/refund-policies) tem uma página própria.',
};
