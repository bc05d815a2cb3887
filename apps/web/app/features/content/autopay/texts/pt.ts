export default {
  meta_title: 'AutoPay',
  meta_description:
    'Como funciona o aluguel com cartão no {{brand}}: configuração em três passos, datas de cobrança, tarifas, pagamentos que falham e como desativar.',
  title: 'AutoPay',
  lead: 'Cobramos o aluguel automaticamente no vencimento e o enviamos ao banco do anfitrião.',
  steps_title: 'Três passos para anfitriões',
  steps_text:
    '1. **Conecte uma conta de recebimento.** Abra AutoPay nas configurações. O provedor de repasses pergunta quem você é e para onde enviar o dinheiro. A configuração leva cerca de 1 minuto.\n2. **Configure seu crash pad.** Dê nome aos quartos e às camas e publique.\n3. **Convide inquilinos com AutoPay.** Eles veem cada valor e data, adicionam um cartão e aceitam. Se você já tem inquilinos, envie a eles um pedido de AutoPay.',
  days_title: 'Dia a dia',
  days_text:
    'Exemplo: check-in em {{start}}, aluguel de {{rent}} por mês, caução de {{deposit}}, dia do pagamento {{payday}}.',
  days_caption: 'O que o inquilino paga e quando',
  when: 'Quando',
  what: 'O quê',
  amount: 'Valor',
  on_acceptance: 'Ao aceitar',
  deposit_row: 'Caução',
  first_row: 'Primeiro aluguel, de {{count}} dias',
  month_row: 'Aluguel mensal',
  at_hour: '{{day}}, {{hour}} UTC',
  every_month: 'Depois, todo dia {{payday}} do mês, {{hour}} UTC',
  days_after:
    'O primeiro aluguel cobre os dias até o próximo dia de pagamento, na proporção do valor mensal. Os inquilinos não pagam o dia do check-out. Quem chega depois do dia do pagamento paga o resto daquele período.',
  fees_title: 'Tarifas',
  fees_text:
    'O inquilino paga o aluguel e nada mais. Quando um inquilino paga {{rent}} com um cartão dos EUA, o anfitrião recebe {{net}}. O provedor do cartão fica com {{provider}}, e nós com {{product}}, que é 1%. [Todas as tarifas](/fees).',
  fail_title: 'Se um pagamento falhar',
  fail_text:
    'Enviamos um email com o motivo ao inquilino e ao anfitrião. Tentamos o cartão de novo após {{first}}, {{second}} e {{third}} dias, a não ser que o banco diga que nunca vai funcionar. Se o inquilino adicionar um novo cartão antes do fim do período, cobramos dele na hora. Depois da última tentativa, o aluguel continua devido, e o inquilino pode pagar com cartão ou diretamente ao anfitrião. A partir do dia {{late}}, ele aparece como em atraso.\n\nAlguns bancos pedem que o inquilino confirme. Então enviamos um link por email a ele.',
  off_title: 'Desative quando quiser',
  off_text:
    '- **Inquilinos** podem desativar o AutoPay na página da estadia. Ele para na hora, e avisamos o anfitrião. O aluguel continua devido, mas não cobramos mais do cartão.\n- **Anfitriões** podem pedir para encerrar. O inquilino confirma.\n- **Sem cartão?** O AutoPay pausa até o inquilino adicionar um.',
  safe_title: 'É seguro?',
  safe_text:
    'Os dados do cartão e do banco ficam com o provedor de pagamentos. Nunca ficamos com seu aluguel: ele vai do cartão do inquilino para a conta de recebimento do anfitrião. O primeiro repasse a uma conta nova demora um pouco mais, o que protege todos contra fraudes. [Mais sobre segurança](/security).',
};

export const vacation = {
  steps_text:
    '1. **Conecte uma conta de recebimento.** Abra AutoPay nas configurações. O provedor de repasses pergunta quem você é e para onde enviar o dinheiro. A configuração leva cerca de 1 minuto.\n2. **Configure seu imóvel de temporada.** Dê nome aos quartos e às camas e publique.\n3. **Convide hóspedes com AutoPay.** Eles veem cada valor e data, adicionam um cartão e aceitam. Se você já tem hóspedes, envie a eles um pedido de AutoPay.',
  days_caption: 'O que o hóspede paga e quando',
  days_after:
    'O primeiro aluguel cobre os dias até o próximo dia de pagamento, na proporção do valor mensal. Os hóspedes não pagam o dia do check-out. Quem chega depois do dia do pagamento paga o resto daquele período.',
  fees_text:
    'O hóspede paga o aluguel e nada mais. Quando um hóspede paga {{rent}} com um cartão dos EUA, o anfitrião recebe {{net}}. O provedor do cartão fica com {{provider}}, e nós com {{product}}, que é 1%. [Todas as tarifas](/fees).',
  fail_text:
    'Enviamos um email com o motivo ao hóspede e ao anfitrião. Tentamos o cartão de novo após {{first}}, {{second}} e {{third}} dias, a não ser que o banco diga que nunca vai funcionar. Se o hóspede adicionar um novo cartão, cobramos dele na hora. Depois da última tentativa, o aluguel continua devido, e o hóspede pode pagar com cartão ou diretamente ao anfitrião. A partir do dia {{late}}, ele aparece como em atraso.\n\nAlguns bancos pedem que o hóspede confirme. Então enviamos um link por email a ele.',
  off_text:
    '- **Hóspedes** podem desativar o AutoPay na página da estadia. Ele para na hora, e avisamos o anfitrião. O aluguel continua devido, mas não cobramos mais do cartão.\n- **Anfitriões** podem pedir para encerrar. O hóspede confirma.\n- **Sem cartão?** O AutoPay pausa até o hóspede adicionar um.',
  safe_text:
    'Os dados do cartão e do banco ficam com o provedor de pagamentos. Nunca ficamos com seu aluguel: ele vai do cartão do hóspede para a conta de recebimento do anfitrião. O primeiro repasse a uma conta nova demora um pouco mais, o que protege todos contra fraudes. [Mais sobre segurança](/security).',
};

export const crew = {
  steps_text:
    '1. **Conecte uma conta de recebimento.** Abra AutoPay nas configurações. O provedor de repasses pergunta quem você é e para onde enviar o dinheiro. A configuração leva cerca de 1 minuto.\n2. **Configure seu alojamento.** Dê nome aos quartos e às camas e publique.\n3. **Convide inquilinos com AutoPay.** Eles veem cada valor e data, adicionam um cartão e aceitam. Se você já tem inquilinos, envie a eles um pedido de AutoPay.',
};
