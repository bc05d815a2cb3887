/** Emails about a tenant's objections. */
export default {
  about_deduction: 'os {{amount}} retidos da caução',
  about_entry: 'o pagamento registrado de {{amount}}',
  about_rent: 'o aluguel de {{amount}}',
  about_return: 'a devolução de {{amount}}',
  answer: 'Resposta',
  answered: '{{who}} respondeu à sua objeção sobre {{what}}. Nenhum dinheiro foi movimentado.',
  answered_subject: '{{who}} respondeu à sua objeção',
  bank_confirmation: 'Aguardando {{tenant}} confirmar com o banco. Nada é cobrado até lá.',
  charged_lister: 'O cartão de {{tenant}} será cobrado em {{when}}.',
  charged_tenant: 'Seu cartão será cobrado em {{when}}.',
  objection: 'Objeção',
  received:
    '{{tenant}} tem uma objeção sobre {{what}}. Nenhum dinheiro é movimentado. O AutoPay não o cobra até você responder, o que pode fazer uma vez.',
  received_subject: '{{tenant}} tem uma objeção sobre {{what}}',
  received_uncharged:
    '{{tenant}} tem uma objeção sobre {{what}}. Nenhum dinheiro é movimentado. Você pode responder uma vez, e {{tenant}} lê sua resposta.',
  see: 'Ver os pagamentos',
  stays_open: 'O aluguel segue em aberto até ser pago.',
  stays_open_hand_tenant: 'O aluguel segue em aberto. Pague diretamente a {{who}}.',
  stays_open_hand_lister: 'O aluguel segue em aberto. Receba por conta própria.',
  waits_tenant:
    'Você tem uma objeção sobre este aluguel. Seu cartão não é cobrado até {{who}} responder ou você retirar a objeção.',
  waits_lister:
    '{{tenant}} tem uma objeção sobre este aluguel. O cartão não é cobrado até você responder ou a objeção ser retirada.',
  withdrawn: '{{tenant}} retirou a objeção sobre {{what}}.',
  withdrawn_subject: '{{tenant}} retirou a objeção',
};
