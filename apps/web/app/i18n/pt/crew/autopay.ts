export default {
  steps_text:
    '1. **Conecte uma conta de recebimento.** Abra AutoPay nas configurações. O provedor de repasses pergunta quem você é e para onde enviar o dinheiro. A configuração leva cerca de 1 minuto.\n2. **Configure seu alojamento.** Dê nome aos quartos e às camas e publique.\n3. **Convide inquilinos com AutoPay.** Eles veem cada valor e data, adicionam um cartão e aceitam. Se você já tem inquilinos, envie a eles um pedido de AutoPay.',
};
