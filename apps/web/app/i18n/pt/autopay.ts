export default {
  meta_title: 'AutoPay',
  meta_description:
    'Como funciona o aluguel com cartão no %brand%: três passos para configurar, o que é cobrado em cada dia, tarifas, pagamentos que falham e como parar.',
  title: 'AutoPay',
  lead: 'O aluguel é cobrado automaticamente no vencimento e repassado ao banco do anfitrião.',
  steps_title: 'Três passos para anfitriões',
  steps_text:
    '1. **Conecte uma conta de recebimento.** Nas configurações, em AutoPay. O provedor de repasses pergunta quem você é e para onde enviar o dinheiro.\n2. **Configure seu crash pad.** Dê nome aos quartos e às camas e publique.\n3. **Convide inquilinos com AutoPay.** Eles veem cada valor e data, adicionam um cartão e aceitam. Para quem já mora lá, envie um pedido de AutoPay.',
  days_title: 'Dia a dia',
  days_text:
    'Um exemplo: check-in em {{start}}, aluguel de {{rent}} por mês, caução de {{deposit}}, dia do pagamento {{payday}}.',
  days_caption: 'O que o inquilino paga e quando',
  when: 'Quando',
  what: 'O quê',
  amount: 'Valor',
  on_acceptance: 'Ao aceitar',
  deposit_row: 'Caução',
  first_row: 'Primeiro aluguel, de {{count}} dias',
  month_row: 'Aluguel de um mês',
  at_hour: '{{day}}, {{hour}} UTC',
  every_month: 'Depois, todo dia {{payday}} do mês, {{hour}} UTC',
  days_after:
    'O primeiro aluguel cobre os dias até o próximo dia de pagamento, na proporção do valor mensal. O dia do check-out não é cobrado. Quem chega depois do dia do pagamento paga pelo que resta do período.',
  fees_title: 'Tarifas',
  fees_text:
    'O inquilino paga o aluguel e nada mais. De um pagamento de {{rent}} com um cartão dos EUA, o anfitrião recebe {{net}}: o provedor do cartão fica com {{provider}} e nós com {{product}}, que é 1%. [Todas as tarifas](/fees).',
  fail_title: 'Se um pagamento falhar',
  fail_text:
    'Os dois lados recebem um email com o motivo. Tentamos o cartão de novo após {{first}}, {{second}} e {{third}} dias, a não ser que o banco diga que nunca vai funcionar. Um novo cartão é cobrado na hora. Depois da última tentativa, o aluguel fica em aberto, e o inquilino pode pagar com cartão ou à mão. A partir do dia {{late}}, ele aparece como em atraso.\n\nAlguns bancos pedem que a pessoa confirme. O inquilino recebe então um link para isso.',
  off_title: 'Desative quando quiser',
  off_text:
    '- **Inquilinos** desativam o AutoPay na página da estadia, na hora. O anfitrião é avisado. O aluguel continua devido, só não com cartão.\n- **Anfitriões** podem pedir para encerrar. O inquilino confirma.\n- **Um cartão removido** pausa o AutoPay até haver outro.',
  safe_title: 'É seguro?',
  safe_text:
    'Os dados do cartão e do banco ficam com o provedor de pagamentos. Nunca ficamos com seu aluguel: ele vai do cartão para a conta de recebimento do anfitrião. Contas novas esperam um pouco mais pelo primeiro dinheiro, o que protege todos contra fraudes. [Mais sobre segurança](/security).',
};
