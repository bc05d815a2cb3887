export default {
  listings_text:
    '- Anuncie só lugares que você pode alugar. Confira a lei local, seu contrato, o condomínio e o seguro.\n- Crie um anúncio por lugar. Descreva as camas que existem, pelo preço que você cobra.\n- Use suas próprias fotos daquele lugar. Veja os [requisitos das fotos](/image-requirements).\n- Não coloque telefones e emails em títulos, textos e fotos. Nós os removemos das descrições.\n- Marque as camas como ocupadas quando estiverem. Desative ou oculte um anúncio enquanto estiver lotado.\n- Trate todos por igual, seja qual for a origem, religião, deficiência, orientação sexual ou família. Se seu alojamento é só para mulheres ou só para homens, indique isso nas opções dele, onde a lei permitir.',
};
